import { isIP } from "node:net";

type Shape = readonly [isRight: (text: string) => boolean, words: string];

const isPort = (text: string) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535;
const port: Shape = [isPort, "is a port from 0 to 65535"];
const isAddress = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
const address = (example: string): Shape => [isAddress, `is an address such as ${example}`];
const matching = (shape: RegExp, words: string): Shape => [(text) => shape.test(text), words];

/** What a variable may say where it is set, and how that is told. */
const shapes: Readonly<Record<string, Shape>> = {
  PORT: port,
  SMTP_PORT: port,
  METRICS_PORT: port,
  PUBLIC_URL: address("https://shop.example.com"),
  CONSOLE_URL: address("https://desk.example.com"),
  API_URL: address("https://api.shop.example.com"),
  DESKTOP_SITE_URL: address("https://www.example.com"),
  STORAGE_URL: address("https://s3.example.com/bucket"),
  STRIPE_URL: address("https://api.stripe.com"),
  TRACKING_URL: address("https://api.17track.net"),
  MARKETPLACE_URL: address("https://goods.example.com"),
  RATES_URL: address("https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml"),
  DATABASE_URL: matching(/^postgres(?:ql)?:\/\//, "is an address such as postgres://sihai:PASSWORD@postgres:5432/sihai"),
  DATABASE_REPLICA_URLS: [
    (text) => listed(text).every((url) => URL.canParse(url) && /^postgres(?:ql)?:$/.test(new URL(url).protocol)),
    "holds addresses such as postgres://sihai:PASSWORD@standby:5432/sihai, comma separated",
  ],
  DATABASE_REPLICA_LAG_SECONDS: matching(/^[1-9]\d{0,3}$/, "is a whole number of seconds from 1 to 9999"),
  SECRET_KEY: [isKey, "is 64 hexadecimal digits, as `openssl rand -hex 32` makes them"],
  SECRET_KEY_OTHERS: [(text) => listed(text).every(isKey), "holds keys of 64 hexadecimal digits, comma separated"],
  SIHAI_ROLE: matching(/^(?:all|api|worker)$/, "is all, api or worker"),
  SIHAI_DEMO: matching(/^[01]$/, "is 0 or 1"),
  SIHAI_SANDBOX: matching(/^[01]$/, "is 0 or 1"),
  PROCESSES: matching(/^[1-9]\d?$/, "is a whole number from 1 to 99"),
  DRAIN_SECONDS: matching(/^\d{1,3}$/, "is a whole number of seconds up to 999"),
  BACKUP_KEEP_DAYS: matching(/^[1-9]\d{0,3}$/, "is a whole number of days up to 9999"),
  LOG_LEVEL: matching(/^(?:trace|debug|info|warn|error|fatal|silent)$/, "is trace, debug, info, warn, error, fatal or silent"),
  TRUST_PROXY: [
    (text) => text.split(",").every((each) => isProxy(each.trim())),
    "holds addresses or ranges such as 10.0.0.0/8, comma separated",
  ],
};

/** What a variable lists, by commas or spaces; nothing where it is not set. */
export function listed(text = ""): string[] {
  return text.split(/[,\s]+/).filter(Boolean);
}

/** A key of 32 bytes, written in hexadecimal digits. */
export function isKey(text: string): boolean {
  return /^[0-9a-f]{64}$/i.test(text);
}

/** A range of addresses, or one of the three names the server knows for some. */
function isProxy(text: string): boolean {
  const [ip = "", bits = "0", ...rest] = text.split("/");
  if (["loopback", "linklocal", "uniquelocal"].includes(text)) return true;
  return rest.length === 0 && isIP(ip) !== 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= (isIP(ip) === 4 ? 32 : 128);
}

/** Every variable that says what it cannot mean, each in words; one that is empty counts as not set, but for a key. */
export function wrongSettings(env: NodeJS.ProcessEnv): string[] {
  return Object.entries(shapes).flatMap(([name, [isRight, words]]) => {
    const text = env[name];
    const isSet = text !== undefined && (text !== "" || name === "SECRET_KEY");
    if (!isSet || isRight(text)) return [];
    // A key, and the password of a database, stand in no log.
    return [`${name} ${words}${/KEY|DATABASE_.*URL/.test(name) ? "" : `, not ${text}`}`];
  });
}
