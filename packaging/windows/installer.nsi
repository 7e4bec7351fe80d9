; Installs the game for the person who is signed in; nobody has to be an administrator.
; makensis -DSOURCE=folder -DOUTPUT=setup.exe -DVERSION=1.2.3 -DNUMBER=1.2.3.0 -DICON=icon.ico installer.nsi
Unicode true
SetCompressor /SOLID lzma
SetDateSave off
RequestExecutionLevel user
ManifestDPIAware true
Name "Big Pay Day"
OutFile "${OUTPUT}"
Icon "${ICON}"
UninstallIcon "${ICON}"
InstallDir "$LOCALAPPDATA\Programs\Big Pay Day"
BrandingText "Big Pay Day ${VERSION}"
VIProductVersion "${NUMBER}"
VIAddVersionKey "ProductName" "Big Pay Day"
VIAddVersionKey "FileDescription" "Big Pay Day, installer"
VIAddVersionKey "FileVersion" "${NUMBER}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT license"

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\BigPayDay"

Page directory
Page instfiles
UninstPage uninstConfirm
UninstPage instfiles

Section
  SetOutPath "$INSTDIR"
  File /r "${SOURCE}/*"
  CreateShortcut "$SMPROGRAMS\Big Pay Day.lnk" "$INSTDIR\bigpayday.exe"
  WriteRegStr HKCU "Software\Classes\.bigpayday" "" "BigPayDay.Save"
  WriteRegStr HKCU "Software\Classes\BigPayDay.Save" "" "Big Pay Day saved game"
  WriteRegStr HKCU "Software\Classes\BigPayDay.Save\DefaultIcon" "" "$INSTDIR\bigpayday.exe,0"
  WriteRegStr HKCU "Software\Classes\BigPayDay.Save\shell\open\command" "" '"$INSTDIR\bigpayday.exe" "%1"'
  WriteUninstaller "$INSTDIR\uninstall.exe"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "Big Pay Day"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\bigpayday.exe"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
SectionEnd

; What was played is in the person's own folder and stays.
Section "Uninstall"
  Delete "$INSTDIR\bigpayday.exe"
  Delete "$INSTDIR\LICENSE.txt"
  Delete "$INSTDIR\README.md"
  Delete "$INSTDIR\PARTS.md"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Big Pay Day.lnk"
  DeleteRegKey HKCU "Software\Classes\.bigpayday"
  DeleteRegKey HKCU "Software\Classes\BigPayDay.Save"
  DeleteRegKey HKCU "${UNINSTALL}"
SectionEnd
