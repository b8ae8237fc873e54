import { ok, refuse } from "@sihai/domain";
import type { Transporter } from "nodemailer";
import type { MailPort, MailRefusal } from "./port.ts";

export type MailConfig = {
  host: string;
  port: number;
  /** TLS from the first byte (port 465); otherwise STARTTLS is used where the server offers it. */
  secure?: boolean;
  user?: string;
  password?: string;
  /** `Sihai <hello@example.com>` */
  from: string;
  timeoutMs?: number;
};

function oneClick(url: string): Record<string, string> {
  return { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
}

/** Mail over SMTP with a few pooled connections; the library comes with the first mail. */
export function createMail({ host, port, secure = false, user, password, from, timeoutMs = 10_000 }: MailConfig): MailPort {
  let opening: Promise<Transporter> | undefined;
  const settings = {
    pool: true,
    maxConnections: 3,
    host,
    port,
    secure,
    ...(user && password ? { auth: { user, pass: password } } : {}),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as const;
  const transport = () => {
    opening ??= import("nodemailer").then(({ createTransport }) => createTransport(settings));
    return opening;
  };

  return {
    async send({ to, subject, text, html, messageId, unsubscribeUrl }) {
      try {
        const sent = await (await transport()).sendMail({
          from,
          to: { name: "", address: to },
          subject,
          text,
          html,
          ...(messageId ? { messageId: `<${messageId}>` } : {}),
          ...(unsubscribeUrl ? { headers: oneClick(unsubscribeUrl) } : {}),
        });
        return ok({ messageId: sent.messageId.replace(/^<|>$/g, "") });
      } catch (error) {
        return refuse(refusalFrom(error));
      }
    },
    async check() {
      try {
        await (await transport()).verify();
        return ok(null);
      } catch (error) {
        return refuse(refusalFrom(error));
      }
    },
    close: () => void opening?.then((open) => open.close()),
  };
}

/** 5xx means never; everything else (4xx, no connection, time out) means later. */
export function refusalFrom(error: unknown): MailRefusal {
  const detail = error instanceof Error ? error.message.slice(0, 300) : String(error);
  const code = typeof error === "object" && error !== null && "responseCode" in error ? Number(error.responseCode) : 0;
  const addressless = typeof error === "object" && error !== null && "code" in error && error.code === "EENVELOPE" && code === 0;
  return { code: (code >= 500 && code < 600) || addressless ? "MAIL_REFUSED" : "MAIL_FAILED", detail };
}
