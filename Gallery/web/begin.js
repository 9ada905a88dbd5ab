// The parser reaches this script at the end of the page, and runs it once the styles are there: the page measures itself.
import(script);
