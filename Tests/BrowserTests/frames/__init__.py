"""Chromium frame by frame: a browser that draws when it is told to, at a time that it is told."""
