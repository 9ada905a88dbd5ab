public import InvariantRigs

/// The target of this module, for the fuzzer.
public let pageTarget = FuzzTarget.page
