import { createHmac, randomUUID } from "node:crypto";

/** What becomes of mail after it was taken, by how its address begins. */
const afterwards = {
  bounce: { kind: "bounce", detail: "550 5.1.1 no such mailbox" },
  spam: { kind: "complaint", detail: "marked as spam" },
} as const;

const triesMost = 5;

/** Tells the product that a mail came back, or was called spam, signed as Standard Webhooks are. */
export function createMailEvents(stopped: AbortSignal, target: () => string | undefined, secret: string) {
  async function tell(messageId: string, event: (typeof afterwards)[keyof typeof afterwards]): Promise<void> {
    const to = target();
    if (!to) return;
    const body = JSON.stringify({ events: [{ messageId, ...event }] });
    for (let tried = 1; tried <= triesMost && !stopped.aborted; tried++) {
      // The product knows a mail a moment after it handed it over.
      await new Promise((resolve) => setTimeout(resolve, tried * 500).unref());
      const reply = await fetch(to, { method: "POST", headers: headersOf(body, secret), body }).catch(() => null);
      const answer = (await reply?.json().catch(() => null)) as { data?: { known?: number } } | null;
      if (reply?.ok && answer?.data?.known === 1) return;
    }
  }
  return {
    /** After a mail was taken. */
    follow({ to, messageId }: { to: readonly string[]; messageId: string }): void {
      for (const [beginning, event] of Object.entries(afterwards))
        if (to.some((address) => address.startsWith(beginning))) void tell(messageId, event);
    },
  };
}

function headersOf(body: string, secret: string): Record<string, string> {
  const [id, seconds] = [randomUUID(), Math.floor(Date.now() / 1000)];
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
  return {
    ...{ "content-type": "application/json", "webhook-id": id },
    ...{ "webhook-timestamp": String(seconds), "webhook-signature": `v1,${signature}` },
  };
}
