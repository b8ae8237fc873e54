// Loaded before the server: its computer's clock goes wrong by CHAOS_SKEW_MS.
const skewMs = Number(process.env.CHAOS_SKEW_MS ?? 0);
const now = Date.now.bind(Date);
const Original = Date;

globalThis.Date = class extends Original {
  constructor(...given) {
    if (given.length === 0) super(now() + skewMs);
    else super(...given);
  }
  static now() {
    return now() + skewMs;
  }
};
