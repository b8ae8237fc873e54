/** An expected outcome: a value, or a refusal with a code and the facts a person needs. Faults are exceptions. */
export type Ok<Value> = { ok: true; value: Value };
export type Refused<Refusal> = { ok: false; refusal: Refusal };
export type Result<Value, Refusal extends { code: string }> = Ok<Value> | Refused<Refusal>;

/** A success, with its value where there is one. */
export function ok(): Ok<undefined>;
export function ok<Value>(value: Value): Ok<Value>;
export function ok<Value>(value?: Value): Ok<Value | undefined> {
  return { ok: true, value };
}

/** A refusal with its code and the facts its sentence needs. */
export function refuse<const Refusal extends { code: string }>(refusal: Refusal): Refused<Refusal> {
  return { ok: false, refusal };
}
