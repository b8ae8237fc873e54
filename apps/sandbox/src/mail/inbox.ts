import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import type { World } from "../world.ts";

export type Message = {
  id: string;
  receivedAt: string;
  from: string;
  to: string[];
  subject: string;
  text: string;
  html: string;
  messageId: string;
};

export type Inbox = {
  listen(port: number, host: string): Promise<number>;
  close(): Promise<void>;
  /** Newest first. */
  messages(to?: string): Message[];
  find(id: string): Message | undefined;
  replaceAll(messages: Message[]): void;
};

const keptMax = 2000;

/** Local parts that provoke a refusal: `refused…@` never takes mail (550), `later…@` asks to try again (451). */
export const mailTriggers = { refused: 550, later: 451 } as const;

/** The world's post office: takes every mail for every address and shows it on a page. */
export function createInbox(world: World, follow: (message: Message) => void): Inbox {
  let messages: Message[] = [];
  let received = 0;
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    hideSTARTTLS: true,
    size: 10_000_000,
    onRcptTo({ address }, _session, done) {
      if (address.startsWith("refused"))
        return done(Object.assign(new Error("no such mailbox"), { responseCode: mailTriggers.refused }));
      if (address.startsWith("later"))
        return done(Object.assign(new Error("mailbox busy, try later"), { responseCode: mailTriggers.later }));
      done();
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        if (stream.sizeExceeded) return done(Object.assign(new Error("message too large"), { responseCode: 552 }));
        keep(
          Buffer.concat(chunks),
          session.envelope.rcptTo.map(({ address }) => address),
        ).then(() => done(), done);
      });
    },
  });

  async function keep(raw: Buffer, to: string[]): Promise<void> {
    const mail = await PostalMime.parse(raw);
    received += 1;
    const message: Message = {
      id: `${Date.now().toString(36)}${received.toString(36)}`,
      receivedAt: new Date(world.now()).toISOString(),
      from: mail.from?.address ?? "",
      to,
      subject: mail.subject ?? "",
      text: mail.text ?? "",
      html: mail.html ?? "",
      messageId: mail.messageId ?? "",
    };
    messages = [...messages.slice(1 - keptMax), message];
    follow(message);
  }

  return {
    listen: (port, host) =>
      new Promise((resolve, reject) => {
        const listener = server.listen(port, host, () => {
          const address = listener.address();
          resolve(typeof address === "object" && address ? address.port : port);
        });
        server.on("error", reject);
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
    messages: (to) =>
      messages.filter((message) => !to || message.to.some((address) => address.toLowerCase() === to.toLowerCase())).reverse(),
    find: (id) => messages.find((message) => message.id === id),
    replaceAll: (kept) => {
      messages = kept;
    },
  };
}
