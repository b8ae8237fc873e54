/** Path of a Chromium that is here already; undefined when there is none. */
export function installedChromium(): string | undefined;
/** Path of a Chromium. Throws, saying what to install, when none can be had. */
export function ensureChromium(): string;
