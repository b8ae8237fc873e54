/** Vendors that nobody reaches: a server of an operator's own, without the sandbox. */
export const configuredVendors = {
  SIHAI_DEMO: "0",
  STRIPE_SECRET_KEY: "sk_specs",
  STRIPE_PUBLISHABLE_KEY: "pk_specs",
  STRIPE_WEBHOOK_SECRET: "whsec_specs",
  STRIPE_URL: "http://127.0.0.1:9",
  MARKETPLACE_URL: "http://127.0.0.1:9",
  MARKETPLACE_KEY: "specs",
  TRACKING_URL: "http://127.0.0.1:9",
  TRACKING_KEY: "specs",
  SMTP_HOST: "127.0.0.1",
  MAIL_FROM: "specs@example.com",
  RATES_URL: "http://127.0.0.1:9",
};
