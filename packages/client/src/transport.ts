import { takeReplyAhead } from "./replies-ahead.ts";
import { noticeServerDate } from "./server-clock.ts";

type Outgoing = { url: string; init: RequestInit; onProgress?: ((share: number) => void) | undefined };
/** `rights`: what stands for what a member of staff may do. */
type Incoming = { status: number; text: string; rights: string | null };
const rightsHeader = "x-rights";

/** Sends by fetch, or by XMLHttpRequest when progress is asked for, which fetch cannot tell. */
export async function send({ url, init, onProgress }: Outgoing): Promise<Incoming> {
  if (onProgress && init.body instanceof FormData && typeof XMLHttpRequest !== "undefined") {
    return sendWithProgress(url, init, init.body, onProgress);
  }
  const ahead = takeReplyAhead(url, init);
  if (ahead) {
    noticeServerDate(ahead.date);
    return { status: 200, text: JSON.stringify({ state: 0, msg: "", data: ahead.data }), rights: null };
  }
  const reply = await fetch(url, init);
  noticeServerDate(reply.headers.get("date"));
  const text = await reply.text();
  onProgress?.(1);
  return { status: reply.status, text, rights: reply.headers.get(rightsHeader) };
}

function sendWithProgress(
  url: string,
  init: RequestInit,
  body: FormData,
  onProgress: (share: number) => void,
): Promise<Incoming> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open("POST", url);
    call.withCredentials = true;
    new Headers(init.headers).forEach((value, name) => {
      call.setRequestHeader(name, value);
    });
    call.upload.onprogress = (event) => onProgress(event.lengthComputable ? event.loaded / event.total : 0);
    call.onload = () => resolve({ status: call.status, text: call.responseText, rights: call.getResponseHeader(rightsHeader) });
    call.onerror = () => reject(new TypeError("network"));
    call.onabort = () => reject(init.signal?.reason ?? new TypeError("aborted"));
    if (init.signal?.aborted) return reject(init.signal.reason);
    init.signal?.addEventListener("abort", () => call.abort(), { once: true });
    call.send(body);
  });
}
