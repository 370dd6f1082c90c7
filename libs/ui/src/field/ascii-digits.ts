/** Zeros of the digits that keyboards write besides 0–9: Arabic, Persian, Devanagari, Bengali, Thai, full-width. */
const zeros = ['\u0660', '\u06f0', '\u0966', '\u09e6', '\u0e50', '\uff10'].map((zero) => zero.charCodeAt(0));

/** Returns a text with 0–9 in place of the digits of other scripts, as a server expects them in a code or a number. */
export const asciiDigits = (text: string): string =>
  text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.find((one) => code >= one && code <= one + 9);
    return zero === undefined ? digit : String(code - zero);
  });
