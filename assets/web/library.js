// The libraries of the game would write two scripts while it runs, which the page's policy
// forbids, and rightly so. They stand here and in sound.js instead.
"use strict";

// Browsers of phones show their keyboard only for a press. So the text field of the library takes
// the focus then, if the game has said where its caret stands.
function focusTextFields() {
  const focus = () => {
    const { _ebitengine_textinput_x: x, _ebitengine_textinput_y: y } = globalThis;
    if (x === undefined || y === undefined) {
      return false;
    }
    const field = document.getElementById("ebitengine-textinput");
    field.value = "";
    field.focus();
    const { left, top } = document.querySelector("canvas").getBoundingClientRect();
    field.style.left = `${left + x}px`;
    field.style.top = `${top + y}px`;
    globalThis._ebitengine_textinput_x = undefined;
    globalThis._ebitengine_textinput_y = undefined;
    globalThis._ebitengine_textinput_ready = true;
    return true;
  };
  // Where a button opens a field the game says so while it is held. What a key opens, or a tap that
  // was over within a frame, is heard of some frames later: all browsers but Apple's count that as
  // done by the press for a while; there the field is to be pressed as well.
  const patience = 500; // milliseconds
  const focusSoon = (until) => {
    if (!focus() && performance.now() < until && navigator.userActivation?.isActive) {
      requestAnimationFrame(() => focusSoon(until));
    }
  };
  const apple = () => navigator.vendor?.startsWith("Apple");
  for (const press of ["mouseup", "touchend", "keyup"]) {
    document.body.addEventListener(press, () => focusSoon(apple() ? 0 : performance.now() + patience));
  }
}

const evaluate = globalThis.eval;
globalThis.eval = (script) => {
  if (String(script).includes("_ebitengine_textinput_ready")) {
    focusTextFields();
    return undefined;
  }
  return evaluate(script); // which the policy refuses
};

if (globalThis.AudioWorklet) {
  const addModule = AudioWorklet.prototype.addModule;
  AudioWorklet.prototype.addModule = function (url, ...how) {
    return addModule.call(this, String(url).startsWith("blob:") ? "sound.js" : url, ...how);
  };
}
