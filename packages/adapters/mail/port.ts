import type { Result } from "@sihai/domain";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Stable id of the job, without angle brackets; a repeated send keeps it, so that readers can drop doubles. */
  messageId?: string;
  /** Mail programs show a button that ends mails of its kind with one click (RFC 8058). */
  unsubscribeUrl?: string;
};

/** `MAIL_REFUSED`: the receiver will never take it (do not retry). `MAIL_FAILED`: try again later. */
export type MailRefusal = { code: "MAIL_REFUSED"; detail: string } | { code: "MAIL_FAILED"; detail: string };

export type MailPort = {
  send(mail: Mail): Promise<Result<{ messageId: string }, MailRefusal>>;
  /** Whether the server answers and takes our name and password; nothing is sent. */
  check(): Promise<Result<null, MailRefusal>>;
  /** Closes pooled connections. */
  close(): void;
};
