// Runs before anything is drawn: without a chosen demo, the page introduces itself.
document.documentElement.toggleAttribute("data-opening", location.search === "");
