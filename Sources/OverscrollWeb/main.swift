// The module has no entry: a page calls its exports. SwiftPM wants this file for an executable
// product, which is what it can link to a WebAssembly module.
