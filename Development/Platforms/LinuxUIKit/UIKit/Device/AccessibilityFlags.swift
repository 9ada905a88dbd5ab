/// The accessibility settings that the user enabled.
struct AccessibilityFlags {
  var voiceOver = false
  var switchControl = false
  var reduceMotion = false
  var reduceTransparency = false
  var crossFade = false
}
