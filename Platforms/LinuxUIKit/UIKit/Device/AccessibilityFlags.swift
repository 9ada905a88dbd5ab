/// What the user has switched on.
struct AccessibilityFlags {
  var voiceOver = false
  var switchControl = false
  var reduceMotion = false
  var reduceTransparency = false
  var crossFade = false
}
