/** Requests the gateway turns down; becomes the vendor's error object. */
export class GatewayError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;
  constructor(status: number, type: string, message: string, code?: string, param?: string) {
    super(message);
    this.status = status;
    this.type = type;
    this.code = code;
    this.param = param;
  }
}

/** A request that makes no sense: HTTP 400. */
export function invalid(message: string, code?: string, param?: string): GatewayError {
  return new GatewayError(400, "invalid_request_error", message, code, param);
}
