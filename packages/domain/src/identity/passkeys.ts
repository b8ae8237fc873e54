/** How long a browser has to sign what it was asked to, and how many passkeys one account has. */
export const passkeyPolicy = { minutes: 5, most: 10 } as const;

/** How a browser reaches an authenticator, as WebAuthn names it. */
export const passkeyTransports = ["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"] as const;
export type PasskeyTransport = (typeof passkeyTransports)[number];
