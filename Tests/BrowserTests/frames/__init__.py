"""Chromium frame by frame: the test decides when the browser draws, and which time it shows."""
