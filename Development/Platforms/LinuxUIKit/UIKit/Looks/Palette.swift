import Foundation

/// The named colours, created once.
enum Palette {
  static let black = UIColor(light: (0, 0, 0, 1))
  static let white = UIColor(light: (1, 1, 1, 1))
  static let clear = UIColor(light: (0, 0, 0, 0))
  static let gray = UIColor(light: (0.5, 0.5, 0.5, 1))
  static let lightGray = UIColor(light: (0.667, 0.667, 0.667, 1))
  static let darkGray = UIColor(light: (0.333, 0.333, 0.333, 1))
  static let red = UIColor(light: (1, 0, 0, 1))
  static let green = UIColor(light: (0, 1, 0, 1))
  static let blue = UIColor(light: (0, 0, 1, 1))
  static let yellow = UIColor(light: (1, 1, 0, 1))
  static let orange = UIColor(light: (1, 0.5, 0, 1))
  static let purple = UIColor(light: (0.5, 0, 0.5, 1))
  static let brown = UIColor(light: (0.6, 0.4, 0.2, 1))
  static let cyan = UIColor(light: (0, 1, 1, 1))
  static let magenta = UIColor(light: (1, 0, 1, 1))
  static let label = UIColor(
    light: (0, 0, 0, 1),
    dark: (1, 1, 1, 1))
  static let secondaryLabel = UIColor(
    light: (0.235, 0.235, 0.263, 0.6),
    dark: (0.922, 0.922, 0.961, 0.6))
  static let tertiaryLabel = UIColor(
    light: (0.235, 0.235, 0.263, 0.3),
    dark: (0.922, 0.922, 0.961, 0.3))
  static let quaternaryLabel = UIColor(
    light: (0.235, 0.235, 0.263, 0.18),
    dark: (0.922, 0.922, 0.961, 0.16))
  static let placeholderText = UIColor(
    light: (0.235, 0.235, 0.263, 0.3),
    dark: (0.922, 0.922, 0.961, 0.3))
  static let separator = UIColor(
    light: (0.235, 0.235, 0.263, 0.29),
    dark: (0.329, 0.329, 0.345, 0.6))
  static let opaqueSeparator = UIColor(
    light: (0.776, 0.776, 0.784, 1),
    dark: (0.22, 0.22, 0.227, 1))
  static let link = UIColor(
    light: (0, 0.478, 1, 1),
    dark: (0.035, 0.518, 1, 1))
  static let systemBackground = UIColor(
    light: (1, 1, 1, 1),
    dark: (0, 0, 0, 1))
  static let secondarySystemBackground = UIColor(
    light: (0.949, 0.949, 0.969, 1),
    dark: (0.11, 0.11, 0.118, 1))
  static let tertiarySystemBackground = UIColor(
    light: (1, 1, 1, 1),
    dark: (0.173, 0.173, 0.18, 1))
  static let systemGroupedBackground = UIColor(
    light: (0.949, 0.949, 0.969, 1),
    dark: (0, 0, 0, 1))
  static let secondarySystemGroupedBackground = UIColor(
    light: (1, 1, 1, 1),
    dark: (0.11, 0.11, 0.118, 1))
  static let systemFill = UIColor(
    light: (0.471, 0.471, 0.502, 0.2),
    dark: (0.471, 0.471, 0.502, 0.36))
  static let secondarySystemFill = UIColor(
    light: (0.471, 0.471, 0.502, 0.16),
    dark: (0.471, 0.471, 0.502, 0.32))
  static let tertiarySystemFill = UIColor(
    light: (0.463, 0.463, 0.502, 0.12),
    dark: (0.463, 0.463, 0.502, 0.24))
  static let systemBlue = UIColor(
    light: (0, 0.478, 1, 1),
    dark: (0.039, 0.518, 1, 1))
  static let systemGreen = UIColor(
    light: (0.204, 0.78, 0.349, 1),
    dark: (0.188, 0.82, 0.345, 1))
  static let systemRed = UIColor(
    light: (1, 0.231, 0.188, 1),
    dark: (1, 0.271, 0.227, 1))
  static let systemOrange = UIColor(
    light: (1, 0.584, 0, 1),
    dark: (1, 0.624, 0.039, 1))
  static let systemYellow = UIColor(
    light: (1, 0.8, 0, 1),
    dark: (1, 0.839, 0.039, 1))
  static let systemPink = UIColor(
    light: (1, 0.176, 0.333, 1),
    dark: (1, 0.216, 0.373, 1))
  static let systemPurple = UIColor(
    light: (0.686, 0.322, 0.871, 1),
    dark: (0.749, 0.353, 0.949, 1))
  static let systemTeal = UIColor(
    light: (0.188, 0.69, 0.78, 1),
    dark: (0.251, 0.784, 0.878, 1))
  static let systemIndigo = UIColor(
    light: (0.345, 0.337, 0.839, 1),
    dark: (0.369, 0.361, 0.902, 1))
  static let systemGray = UIColor(
    light: (0.557, 0.557, 0.576, 1),
    dark: (0.557, 0.557, 0.576, 1))
  static let systemGray2 = UIColor(
    light: (0.682, 0.682, 0.698, 1),
    dark: (0.388, 0.388, 0.4, 1))
  static let systemGray3 = UIColor(
    light: (0.78, 0.78, 0.8, 1),
    dark: (0.282, 0.282, 0.29, 1))
  static let systemGray4 = UIColor(
    light: (0.82, 0.82, 0.839, 1),
    dark: (0.227, 0.227, 0.235, 1))
  static let systemGray5 = UIColor(
    light: (0.898, 0.898, 0.918, 1),
    dark: (0.173, 0.173, 0.18, 1))
  static let systemGray6 = UIColor(
    light: (0.949, 0.949, 0.969, 1),
    dark: (0.11, 0.11, 0.118, 1))
  static let tint = UIColor(
    light: (0, 0.478, 1, 1),
    dark: (0.039, 0.518, 1, 1))
}
