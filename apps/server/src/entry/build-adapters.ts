import { join } from "node:path";
import { createRates } from "@sihai/adapters/exchange";
import { fetchThrough } from "@sihai/adapters/http";
import { createMail } from "@sihai/adapters/mail";
import { createMarketplace } from "@sihai/adapters/marketplace";
import { createPayment } from "@sihai/adapters/payment";
import { createPush } from "@sihai/adapters/push";
import { createWechatLogin } from "@sihai/adapters/social-login";
import { createDiskStorage, createS3Storage, type StoragePort } from "@sihai/adapters/storage";
import { createTracking } from "@sihai/adapters/tracking";
import { type Adapters, type Config, type Outbound, openOutbound, readStorage, type StorageConfig } from "#platform";

/** Addresses an operator configured, which may lie inside their own network. */
export function vendorUrls({ marketplace, payment, tracking, rates, wechat, storage }: Config): string[] {
  return [
    marketplace.url,
    payment.url,
    payment.scriptUrl,
    tracking.url,
    rates.url,
    ...(wechat ? [wechat.apiUrl] : []),
    ...(storage ? [storage.url] : []),
  ];
}

type StoragePlace = { storage: StorageConfig | undefined; dataDir: string };

/** Where stored pictures and videos lie: in a store all nodes share, or on this one's disk. */
function buildStorage({ storage, dataDir }: StoragePlace, out: Outbound): StoragePort {
  if (!storage) return createDiskStorage({ dir: join(dataDir, "files") });
  const fetch = fetchThrough((url, request) => out.call(url, request), { maxBytes: fileBytesMost });
  return createS3Storage({ fetch, ...storage });
}

/** The same for commands that know no more than where files lie. */
export function openStorage(env: NodeJS.ProcessEnv, dataDir: string): StoragePort {
  const storage = readStorage(env);
  return buildStorage({ storage, dataDir }, openOutbound(storage ? [storage.url] : []));
}

/** The largest that is stored, a video, and room to spare. */
const fileBytesMost = 40 * 1024 * 1024;

/** One client for each vendor, on the addresses of the configuration; all of them reach the network through the guard. */
export function buildAdapters(config: Config, out: Outbound): Adapters {
  const fetch = fetchThrough((url, request) => out.call(url, request));
  const { payment, mail, wechat } = config;
  return {
    marketplace: createMarketplace({ fetch, baseUrl: config.marketplace.url, ...config.marketplace }),
    payment: createPayment({ fetch, baseUrl: payment.url, ...payment }),
    tracking: createTracking({ fetch, baseUrl: config.tracking.url, key: config.tracking.key }),
    mail: createMail({
      host: mail.host,
      port: mail.port,
      secure: mail.port === tlsMailPort,
      from: mail.from,
      ...(mail.user !== undefined && { user: mail.user }),
      ...(mail.password !== undefined && { password: mail.password }),
    }),
    push: createPush({ fetch: toPushServices(config), contact: config.push.contact }),
    rates: createRates({ fetch, url: config.rates.url }),
    storage: buildStorage(config, out),
    socialLogin:
      wechat &&
      createWechatLogin({
        fetch,
        apiBaseUrl: wechat.apiUrl,
        pageBaseUrl: wechat.pageUrl,
        appId: wechat.appId,
        secret: wechat.secret,
      }),
  };
}

/** Addresses that browsers gave: of what an operator configured nothing may be called for them, but the sandbox's push service. */
function toPushServices({ push }: Config) {
  const guarded = openOutbound(push.sandbox ? [push.sandbox] : []);
  return fetchThrough((url, request) => guarded.call(url, request));
}

/** Encrypted from the first byte; every other port begins in the open and is encrypted where the server offers it. */
const tlsMailPort = 465;
