import type { ReactNode } from "react";
import { Button, LinkButton } from "../form/Button.tsx";
import { useUi } from "../layout/UiProvider.tsx";
import { Illustration, type IllustrationName } from "./Illustration.tsx";

type EmptyStateProps = {
  /** One sentence; "no data" when nothing better is known. */
  text?: ReactNode;
  /** What helps, beneath the sentence. */
  help?: string;
  picture?: IllustrationName;
  /** One button: somewhere to go, or something to do. */
  action?: { label: string; href: string } | { label: string; onClick: () => void };
};

/** Nothing here: a drawing, one sentence, one button. */
export function EmptyState({ text, help, picture = "box", action }: EmptyStateProps) {
  const { words } = useUi();
  return (
    <div className="flex flex-col items-center gap-4 px-6 py-10 text-center">
      <Illustration name={picture} />
      <p className="max-w-70 text-grey">{text ?? words.noData}</p>
      {help === undefined ? null : <p className="max-w-70 text-note text-grey">{help}</p>}
      {action && "href" in action ? <LinkButton href={action.href}>{action.label}</LinkButton> : null}
      {action && "onClick" in action ? <Button onClick={action.onClick}>{action.label}</Button> : null}
    </div>
  );
}
