// @ts-check
// Made by Development/Scripts/make-indicators.py from Sources/OverscrollIndicators/BuiltIn/BuiltInIndicator.swift.

/** The indicators of the library, by their numbers in the engine. */
export const INDICATORS = ["classic", "spinner", "ring", "text", "frames", "lines"];
