import type { Language } from "@sihai/domain/language";
import { columnsOf, type Db, fieldsOf, prepared, type Tx } from "#platform";

export type Account = {
  id: string;
  email: string;
  emailNormal: string;
  emailConfirmedAt: Date | null;
  passwordHash: string | null;
  passwordIsWeak: boolean;
  payPasswordHash: string | null;
  disabled: boolean;
  language: string;
};
const columns = [
  "id",
  "email",
  "email_normal",
  "email_confirmed_at",
  "password_hash",
  "password_is_weak",
  "pay_password_hash",
  "disabled",
  "language",
] as const;

/**
 * By the normal form of an address, in which every spelling is one (rule F56); undefined when nobody has it. Disabled accounts
 * are found too.
 */
export async function userByEmail(db: Db | Tx, emailNormal: string): Promise<Account | undefined> {
  const row = await db.selectFrom("app_user").select(columns).where("email_normal", "=", emailNormal).executeTakeFirst();
  return row && fieldsOf(row);
}

/** Undefined when there is none; a disabled account is found too. */
export async function userById(db: Db | Tx, userId: string): Promise<Account | undefined> {
  const row = await db.selectFrom("app_user").select(columns).where("id", "=", userId).executeTakeFirst();
  return row && fieldsOf(row);
}

/** The account a WeChat is bound to; undefined when none is. */
export async function userByWechat(db: Db | Tx, openId: string): Promise<Account | undefined> {
  const row = await db.selectFrom("app_user").select(columns).where("wechat_open_id", "=", openId).executeTakeFirst();
  return row && fieldsOf(row);
}

/** Whether there is an account of that id; disabled ones count. */
export async function isCustomer(db: Db | Tx, userId: string): Promise<boolean> {
  return (await db.selectFrom("app_user").select("id").where("id", "=", userId).executeTakeFirst()) !== undefined;
}

/** A customer's acts that count or owe something are decided one at a time: this lock is the first of each (rule F34). */
export async function lockCustomer(tx: Tx, userId: string): Promise<void> {
  const { rows } = await tx.executeQuery(lockById({ userId }));
  if (rows.length === 0) throw new Error(`there is no customer ${userId}`);
}

const lockById = prepared((db, { userId }: { userId: string }) =>
  db.selectFrom("app_user").select("id").where("id", "=", userId).forNoKeyUpdate(),
);

/** Locks the account, so that nothing of it changes before the transaction ends; undefined when there is none. */
export async function lockUser(tx: Tx, userId: string): Promise<Account | undefined> {
  const row = await tx.selectFrom("app_user").select(columns).where("id", "=", userId).forUpdate().executeTakeFirst();
  return row && fieldsOf(row);
}

export type NewUser = {
  email: string;
  emailNormal: string;
  userName: string;
  passwordHash: string | null;
  language: Language;
  partnerCode?: string | undefined;
  wechatOpenId?: string;
  confirmedAt: Date | null;
  at: Date;
};

/** Null when the address has an account already. */
export async function insertUser(tx: Db | Tx, user: NewUser): Promise<string | null> {
  const row = await tx
    .insertInto("app_user")
    .values({
      email: user.email,
      email_normal: user.emailNormal,
      email_confirmed_at: user.confirmedAt,
      user_name: user.userName,
      password_hash: user.passwordHash,
      language: user.language,
      partner_code: user.partnerCode ?? null,
      wechat_open_id: user.wechatOpenId ?? null,
      terms_accepted_at: user.at,
      created_at: user.at,
    })
    .onConflict((conflict) => conflict.column("email_normal").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id ?? null;
}

/**
 * Throws when the account is gone. `isWeak`: six digits, which ask for a code on a new device (rule B-71). Other sessions are the
 * caller's to end.
 */
export async function setLoginPassword(tx: Tx, userId: string, passwordHash: string, isWeak: boolean): Promise<void> {
  await changeOne(tx, userId, { passwordHash, passwordIsWeak: isWeak });
}

/** Throws when the account is gone. */
export async function setPayPassword(tx: Tx, userId: string, passwordHash: string): Promise<void> {
  await changeOne(tx, userId, { payPasswordHash: passwordHash });
}

/** Whoever knew one knows none: the account is entered by a code to its mailbox. */
export async function clearPasswords(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable("app_user")
    .set({ password_hash: null, password_is_weak: false, pay_password_hash: null })
    .where("id", "=", userId)
    .execute();
}

/** False when another account has the address. */
export async function setEmail(tx: Tx, userId: string, email: string, emailNormal: string, at: Date): Promise<boolean> {
  const taken = await tx.selectFrom("app_user").select("id").where("email_normal", "=", emailNormal).executeTakeFirst();
  if (taken && taken.id !== userId) return false;
  await changeOne(tx, userId, { email, emailNormal, emailConfirmedAt: at });
  return true;
}

/** The address is its owner's: a code or link sent to it came back. Throws when the account is gone. */
export async function confirmEmail(tx: Tx, userId: string, at: Date): Promise<void> {
  await changeOne(tx, userId, { emailConfirmedAt: at });
}

/** False when that WeChat is bound to an account already, or this account to another WeChat. */
export async function bindWechat(tx: Tx, userId: string, openId: string): Promise<boolean> {
  const holder = await tx.selectFrom("app_user").select("id").where("wechat_open_id", "=", openId).executeTakeFirst();
  if (holder) return holder.id === userId;
  const done = await tx
    .updateTable("app_user")
    .set({ wechat_open_id: openId })
    .where("id", "=", userId)
    .where("wechat_open_id", "is", null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** False when no WeChat is bound to the account. */
export async function unbindWechat(tx: Tx, userId: string): Promise<boolean> {
  const done = await tx
    .updateTable("app_user")
    .set({ wechat_open_id: null })
    .where("id", "=", userId)
    .where("wechat_open_id", "is not", null)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

type Changes = {
  passwordHash?: string;
  passwordIsWeak?: boolean;
  payPasswordHash?: string;
  email?: string;
  emailNormal?: string;
  emailConfirmedAt?: Date;
  language?: Language;
  currency?: string;
  userName?: string;
  nickName?: string;
  avatarFileId?: string | null;
  warehouseId?: number;
};

/** Changes one account. Throws when it is gone. */
export async function changeOne(tx: Db | Tx, userId: string, changes: Changes): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const done = await tx.updateTable("app_user").set(columnsOf(changes)).where("id", "=", userId).executeTakeFirst();
  if (done.numUpdatedRows !== 1n) throw new Error(`account ${userId} is gone`);
}

/** Whether a file was stored by this customer. */
export async function ownsPicture(db: Db | Tx, userId: string, fileId: string): Promise<boolean> {
  const row = await db
    .selectFrom("stored_file")
    .select("id")
    .where("id", "=", fileId)
    .where("owner_user_id", "=", userId)
    .executeTakeFirst();
  return row !== undefined;
}
