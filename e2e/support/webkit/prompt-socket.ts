import { connect, createServer, type Server } from "node:net";

/** A question the engine has no answer to, as a client's message: it says so under a number nobody waits for. */
const nudge = masked('{"id":0,"method":"Nothing.asked"}');
/** What it says to that is shorter once it has been said: messages are pressed, each with the ones before in mind. */
const longest = 40;
/** For how long a system holds an acknowledgement back, in milliseconds, and how often one is asked for meanwhile. */
const heldBack = 45;
const between = 3;

/**
 * Stands before the WebSocket of WebKit's inspector at `to`. Inside the engine each answer passes a connection that sends nothing small
 * before what it sent last is acknowledged, and the system does that after 40 ms, or with the next thing said the other way: every one of
 * a journey's thousand answers came that late. So as long as something may be held back, something is said.
 */
export function promptSocket(to: string): Server {
  const [host, port] = to.split(":");
  return createServer((client) => {
    const engine = connect({ host, port: Number(port), noDelay: true });
    client.setNoDelay();
    let saidAt = 0;
    let isAnswered = true;
    let next: NodeJS.Timeout | undefined;
    const ask = messages((question) => {
      if (!isHttp(question)) [saidAt, isAnswered] = [performance.now(), false];
      engine.write(question);
    });
    const answer = messages((said) => {
      client.write(said);
      if (isHttp(said)) return;
      const isNew = said.length > longest || !isAnswered;
      if (isNew) [saidAt, isAnswered] = [performance.now(), true];
      clearTimeout(next);
      if (isNew) engine.write(nudge);
      else if (performance.now() - saidAt < heldBack) next = setTimeout(() => engine.write(nudge), between);
    });
    client.on("data", ask).on("error", () => engine.destroy());
    engine.on("data", answer).on("error", () => client.destroy());
    client.on("close", () => engine.destroy());
    engine.on("close", () => {
      clearTimeout(next);
      client.destroy();
    });
  });
}

/** Hands on whole messages, however they arrive. */
function messages(each: (message: Buffer) => void): (piece: Buffer) => void {
  let rest = Buffer.alloc(0);
  return (piece) => {
    rest = Buffer.concat([rest, piece]);
    for (let length = lengthOf(rest); length <= rest.length; length = lengthOf(rest)) {
      each(rest.subarray(0, length));
      rest = rest.subarray(length);
    }
  };
}

/** How long the first message of what has come is: a head of HTTP or a frame; endless while that can't be told. */
function lengthOf(said: Buffer): number {
  if (said.length < 2) return Number.POSITIVE_INFINITY;
  if (isHttp(said)) {
    const end = said.indexOf("\r\n\r\n");
    return end === -1 ? Number.POSITIVE_INFINITY : end + 4;
  }
  const [mask, short] = [said.readUInt8(1) >> 7, said.readUInt8(1) & 127];
  const head = short === 126 ? 4 : short === 127 ? 10 : 2;
  if (said.length < head) return Number.POSITIVE_INFINITY;
  const length = head === 2 ? short : head === 4 ? said.readUInt16BE(2) : Number(said.readBigUInt64BE(2));
  return head + 4 * mask + length;
}

/** Its first letter: no frame of text begins so. */
function isHttp(said: Buffer): boolean {
  return said[0] === "G".charCodeAt(0) || said[0] === "H".charCodeAt(0);
}

/** A frame as clients write it; with a mask of zeros it is left as it is. */
function masked(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
}
