import { type Language, languageOrDefault } from "@sihai/domain/language";
import type { Db } from "#platform";

export type Customer = {
  userId: string;
  userName: string;
  nickName: string;
  email: string;
  language: Language;
  registeredAt: Date;
  disabled: boolean;
};

/** A customer by number, or by the address as it is kept. */
export async function findCustomer(db: Db, by: { userId: string } | { emailNormal: string }): Promise<Customer | undefined> {
  const row = await db
    .selectFrom("app_user")
    .select(["id as userId", "user_name as userName", "nick_name as nickName", "email", "language"])
    .select(["created_at as registeredAt", "disabled"])
    .$if("userId" in by, (query) => query.where("id", "=", "userId" in by ? by.userId : ""))
    .$if("emailNormal" in by, (query) => query.where("email_normal", "=", "emailNormal" in by ? by.emailNormal : ""))
    .executeTakeFirst();
  return row && { ...row, language: languageOrDefault(row.language) };
}
