// The generated header includes the C library's; it needs nothing of it.
