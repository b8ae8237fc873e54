import { hash, verify } from "@node-rs/argon2";

/** Argon2id (the library's default) with OWASP's numbers for small machines: 19 MiB, two passes, one lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashing takes a core and 19 MiB each; more than two at once would starve everything else. */
const atOnce = 2;

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Compares against a hash, or, with none, against one nobody can meet: it takes as long and answers no (rule F47). */
  verify(passwordHash: string | null, password: string): Promise<boolean>;
  /**
   * Does one person's looks at a password one after the other, so that a burst of right ones (double clicks, retries) is not taken for
   * guesses. It waits here, not on a connection to the database: those are for everybody.
   */
  inTurnOf<Value>(person: string, look: () => Promise<Value>): Promise<Value>;
};

/** Hashes and compares passwords, a few at a time. */
export function openPasswords(): Passwords {
  const inTurn = turns(atOnce);
  const hashed = (password: string) => inTurn(() => hash(password, options));
  let nobody: Promise<string> | undefined;
  const lines = new Map<string, Promise<unknown>>();
  return {
    hash: hashed,
    async verify(passwordHash, password) {
      nobody ??= hashed(crypto.randomUUID());
      const against = passwordHash ?? (await nobody);
      const isRight = await inTurn(() => verify(against, password).catch(() => false));
      return isRight && passwordHash !== null;
    },
    async inTurnOf(person, look) {
      const mine = (lines.get(person) ?? Promise.resolve()).then(look);
      const ended = mine.catch(() => undefined);
      lines.set(person, ended);
      await ended;
      if (lines.get(person) === ended) lines.delete(person);
      return mine;
    },
  };
}

/** Does work in the order it comes, so much of it at once. */
function turns(most: number) {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (busy >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else busy -= 1;
    }
  };
}
