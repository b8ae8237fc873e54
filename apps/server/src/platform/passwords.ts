import { hash, verify } from "@node-rs/argon2";

/** Argon2id (the library's default) with OWASP's numbers for small machines: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing takes a core and 19 MiB each; more than two at once would starve everything else. */
const atOnce = 2;
let busy = 0;
const waiting: (() => void)[] = [];

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, options));
}

/** Compares against a hash, or, with none, against one nobody can meet: it takes as long and answers no (rule F47). */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobody ??= hashPassword(crypto.randomUUID());
  const against = passwordHash ?? (await nobody);
  const isRight = await inTurn(() => verify(against, password).catch(() => false));
  return isRight && passwordHash !== null;
}
let nobody: Promise<string> | undefined;

async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (busy >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}
