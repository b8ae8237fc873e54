import { type Logger, pino } from "pino";

export type { Logger };

/** Structured logs on standard output. Fields that may hold a secret are blanked at the first three levels (docs/security.md). */
export function openLog(level: string): Logger {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secretFields.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[hidden]" },
  });
}

/** Something that goes wrong over and over until it is over, as a database that is away. */
export type Trouble = { met(error: unknown): void; over(): void };

/** Tells the log of a trouble when it begins and when it is over, not each time it is met: a night without a database fills no disk. */
export function openTrouble(log: Logger, words: { began: string; over: string }, facts: object = {}): Trouble {
  let isOn = false;
  return {
    met(error) {
      if (!isOn) log.warn({ err: error, ...facts }, words.began);
      isOn = true;
    },
    over() {
      if (isOn) log.info(facts, words.over);
      isOn = false;
    },
  };
}

const secretFields = [
  "password",
  "newPassword",
  "oldPassword",
  "payPassword",
  "code",
  "token",
  "accessToken",
  "cookie",
  "authorization",
  "idCardNo",
  "clearanceIdCardNo",
  "paymentMethod",
];
