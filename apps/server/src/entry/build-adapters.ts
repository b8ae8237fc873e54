import { join } from "node:path";
import { createRates } from "@sihai/adapters/exchange";
import { fetchThrough } from "@sihai/adapters/http";
import { createMail } from "@sihai/adapters/mail";
import { createMarketplace } from "@sihai/adapters/marketplace";
import { createPayment } from "@sihai/adapters/payment";
import { createWechatLogin } from "@sihai/adapters/social-login";
import { createDiskStorage } from "@sihai/adapters/storage";
import { createTracking } from "@sihai/adapters/tracking";
import type { Adapters, Config, Outbound } from "#platform";

/** Addresses an operator configured, which may lie inside their own network. */
export function vendorUrls({ marketplace, payment, tracking, rates, wechat }: Config): string[] {
  return [marketplace.url, payment.url, payment.cardFieldsUrl, tracking.url, rates.url, ...(wechat ? [wechat.apiUrl] : [])];
}

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
    rates: createRates({ fetch, url: config.rates.url }),
    storage: createDiskStorage({ dir: join(config.dataDir, "files") }),
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

/** Encrypted from the first byte; every other port begins in the open and is encrypted where the server offers it. */
const tlsMailPort = 465;
