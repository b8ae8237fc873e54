import type { CallData, CallInput, Endpoint, Envelope } from "@sihai/contract";
import type { FastifyInstance } from "fastify";

const bases = { front: "/api", gateway: "/api", login: "" } as const;

/** Somebody of the demo at a browser: makes calls of the contract as their session allows. */
export class Caller {
  readonly app: FastifyInstance;
  readonly cookie: string;
  private made = 0;

  constructor(app: FastifyInstance, cookie: string) {
    this.app = app;
    this.cookie = cookie;
  }

  /** The data of a call; throws with the refusal, since a demo that cannot be seeded is a fault. */
  async must<E extends Endpoint>(endpoint: E, input: CallInput<E> = {} as CallInput<E>): Promise<CallData<E>> {
    const {
      params = {},
      query = {},
      body = {},
    } = input as { params?: Record<string, string>; query?: Record<string, string>; body?: object };
    const path = endpoint.path.replace(/[:{](\w+)\}?/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
    const reply = await this.app.inject({
      method: endpoint.method,
      url: `${bases[endpoint.api]}${path}`,
      query,
      headers: {
        cookie: this.cookie,
        "x-platform": "web",
        "accept-language": "en",
        ...(endpoint.once && { "idempotency-key": `demo-${process.pid}-${Date.now()}-${++this.made}` }),
      },
      ...(endpoint.method === "POST" && { payload: body }),
    });
    const envelope = reply.json<Envelope<CallData<E>>>();
    if (envelope.state !== 0) throw new Error(`demo: ${endpoint.path} refused: ${JSON.stringify(envelope.data)}`);
    return envelope.data;
  }
}
