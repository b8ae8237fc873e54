import type { SettingProblem, Shape } from "@sihai/domain/setting";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { useDict, useLanguage } from "#console";
import { problemText } from "./value-text.ts";

type WholeProblemProps = { problems: readonly SettingProblem[]; path: string; shape: Shape };

/** What is wrong with a table as a whole, as too many rows. */
export function WholeProblem({ problems, path, shape }: WholeProblemProps) {
  const words = useDict(consoleSettingDict);
  const language = useLanguage();
  const whole = problems.find((problem) => problem.path === path);
  return (
    <p
      role="alert"
      data-invalid={whole ? true : undefined}
      tabIndex={whole ? -1 : undefined}
      className="text-note text-danger empty:hidden"
    >
      {whole ? problemText(whole, shape, words, language) : null}
    </p>
  );
}
