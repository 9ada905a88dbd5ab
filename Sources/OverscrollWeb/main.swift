// The module has no entry point: a page calls its exports. SwiftPM requires this file for an
// executable product, the only kind of product that it links to a WebAssembly module.
