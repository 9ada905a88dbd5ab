#!/usr/bin/env bash
# For a Mac with Xcode 26 or newer: packs the modules of the product Overscroll as frameworks for apps that take no
# Swift packages, for devices and simulators of iOS. The frameworks are static, so an app embeds nothing, and have
# interfaces, so later compilers can read them.
# usage: xcframework.sh VERSION            writes .build/release/VERSION/overscroll-VERSION-xcframeworks.zip
# Never run so far, because we have no Mac.
set -euo pipefail
cd "$(dirname "$0")/../.."

version=${1:?which version?}
built=$PWD/.build/xcframework
out=$PWD/.build/release/$version
modules=(Overscroll OverscrollCore OverscrollIndicators OverscrollPaging OverscrollSwiftUI OverscrollTexts OverscrollUIKit)

if [[ "$(uname)" != Darwin ]]; then
  echo "This needs a Mac with Xcode." >&2
  exit 2
fi
rm -rf "$built"
mkdir -p "$out"

for system in iphoneos iphonesimulator; do
  [[ $system == iphoneos ]] && destination='generic/platform=iOS' || destination='generic/platform=iOS Simulator'
  xcodebuild build -quiet -scheme Overscroll -configuration Release -destination "$destination" \
    -derivedDataPath "$built/derived" BUILD_LIBRARY_FOR_DISTRIBUTION=YES CODE_SIGNING_ALLOWED=NO
  products=$built/derived/Build/Products/Release-$system
  for module in "${modules[@]}"; do
    framework=$built/$system/$module.framework
    mkdir -p "$framework/Modules"
    libtool -static -o "$framework/$module" "$products/$module.o"
    cp -R "$products/$module.swiftmodule" "$framework/Modules/"
    plutil -create xml1 "$framework/Info.plist"
    for pair in "CFBundleExecutable $module" "CFBundleIdentifier org.overscroll.$module" \
      "CFBundlePackageType FMWK" "CFBundleShortVersionString $version" "MinimumOSVersion 15.0"; do
      plutil -insert "${pair%% *}" -string "${pair#* }" "$framework/Info.plist"
    done
  done
  cp Sources/OverscrollUIKit/PrivacyInfo.xcprivacy "$built/$system/OverscrollUIKit.framework/"
done

for module in "${modules[@]}"; do
  xcodebuild -create-xcframework -framework "$built/iphoneos/$module.framework" \
    -framework "$built/iphonesimulator/$module.framework" -output "$built/packed/$module.xcframework"
done
(cd "$built/packed" && zip -qry "$out/overscroll-$version-xcframeworks.zip" .)
echo "$out/overscroll-$version-xcframeworks.zip"
