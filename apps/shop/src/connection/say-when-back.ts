import { connectionDict } from "@sihai/text/dict/apart/connection";
import { notify } from "@sihai/ui";
import { currentLanguage } from "../shell/language.ts";

/** From now on says at the top of the page, for three seconds (rule O-24), that the connection is back where it was gone; returns what ends it. */
export function sayWhenBack(): () => void {
  const say = () =>
    void connectionDict
      .load(currentLanguage())
      .then(({ back }) => notify(back, "ok"))
      // It is gone again already.
      .catch(() => undefined);
  addEventListener("online", say);
  return () => removeEventListener("online", say);
}
