import Testing

@testable import OverscrollSwiftUI

/// Tests how a reported inset is split into base and extra inset if reports are late.
@Suite struct InsetReadingTests {
  @Test func aShareThatComesLateIsNeverTakenForTheBase() {
    var reading = InsetReading()
    reading.read(47, at: 0)
    reading.ask(54, at: 1, over: 0.25)
    for total in [47, 60, 80.5, 101] {
      reading.read(total, at: 1.1)
      #expect(reading.base == 47)
    }
    reading.ask(0, at: 2, over: 0.4)
    for total in [101, 70, 47.0] {
      reading.read(total, at: 2.1)
      #expect(reading.base == 47)
    }
  }

  @Test func aShareThatTurnsBackOnItsWayIsNotEither() {
    var reading = InsetReading()
    reading.read(47, at: 0)
    reading.ask(54, at: 1, over: 0.25)
    reading.read(60, at: 1.05)
    reading.ask(0, at: 1.1, over: 0.4)
    reading.read(90, at: 1.15)
    #expect(reading.base == 47)
    reading.ask(20, at: 1.2, over: 0.25)
    reading.read(85, at: 1.22)
    #expect(reading.base == 47, "it may still be as far out as it was to be before")
  }

  @Test func aBarThatComesAndGoesIsTheBase() {
    var reading = InsetReading()
    reading.read(47, at: 0)
    reading.ask(54, at: 1, over: 0.25)
    reading.read(101, at: 1.1)
    reading.read(145, at: 1.2)
    #expect(reading.base == 91)
    reading.read(101, at: 5)
    #expect(reading.base == 47)
  }

  @Test func tenRoundsOfEveryShareMoveTheBaseNowhere() {
    var reading = InsetReading()
    reading.read(47, at: 0)
    for round in 1...10 {
      let time = Double(round)
      reading.ask(54, at: time, over: 0.25)
      reading.read(47, at: time)
      reading.read(101, at: time + 0.3)
      reading.ask(0, at: time + 0.5, over: 0.4)
      reading.read(47, at: time + 0.9)
    }
    #expect(reading.base == 47)
  }
}
