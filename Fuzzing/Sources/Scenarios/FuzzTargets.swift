public import LawRigs

/// The target of this module, for the fuzzer.
public let scenarioTarget = FuzzTarget.scenario
