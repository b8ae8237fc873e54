/** Path of a Chromium. Throws, saying what to install, when none can be had. */
export function ensureChromium(): string;
