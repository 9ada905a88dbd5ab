public import InvariantRigs

/// The target of this module, for the fuzzer.
public let scenarioTarget = FuzzTarget.scenario
