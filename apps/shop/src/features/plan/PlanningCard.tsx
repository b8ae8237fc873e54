import { planDict } from "@sihai/text/dict/plan";
import { Button, Card, ProgressBar } from "@sihai/ui";
import { useDict } from "#shop";

type PlanningCardProps = { done: number; of: number; stopping?: boolean; onStop?: () => void };

/** How far the planning is, and how to stop it once it has begun. */
export function PlanningCard({ done, of, stopping = false, onStop }: PlanningCardProps) {
  const words = useDict(planDict);
  return (
    <Card>
      <div className="flex flex-col gap-3" aria-live="polite">
        <ProgressBar label={words.making} value={done} max={of} text={`${done}/${of}`} />
        <p className="text-note text-grey">{words.makingNote}</p>
        <Button kind="quiet" small pending={stopping || onStop === undefined} onClick={() => onStop?.()}>
          {words.stop}
        </Button>
      </div>
    </Card>
  );
}
