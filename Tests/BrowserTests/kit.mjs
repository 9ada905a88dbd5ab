// Drives a page with the test kit and the Playwright that the tests of Python bring: arguments are a JSON object.
const { playwright, browser: executablePath, kit, url, context, work } = JSON.parse(process.argv[2]);
const { chromium } = (await import(playwright)).default;
const { pull, waitForPhase } = await import(kit);
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const page = await (await browser.newContext(context)).newPage();
await page.goto(url);
const AsyncFunction = (async () => {}).constructor;
try {
  const found = await AsyncFunction("page", "pull", "waitForPhase", work)(page, pull, waitForPhase);
  console.log(JSON.stringify({ found }));
} catch ({ message }) {
  console.log(JSON.stringify({ error: message }));
}
await browser.close();
