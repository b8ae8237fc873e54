import { isTrackingNumber } from "@sihai/domain/courier";
import { forwardingDict } from "@sihai/text/dict/forwarding";
import { Select, TextField } from "@sihai/ui";
import { useCourierNames, useDict } from "#shop";

type CourierFieldsProps = {
  trackingNo: string;
  courier: string | null;
  /** The courier was read off the number. */
  isDetected: boolean;
  problems: { courier?: string | undefined; trackingNo?: string | undefined };
  onNumber: (trackingNo: string) => void;
  onCourier: (courier: string | null) => void;
};

/** The number first: it names its courier, which can be corrected. */
export function CourierFields({ trackingNo, courier, isDetected, problems, onNumber, onCourier }: CourierFieldsProps) {
  const words = useDict(forwardingDict);
  const { choices } = useCourierNames();
  return (
    <>
      <TextField
        label={words.trackingNo}
        required
        maxLength={40}
        autoComplete="off"
        clearable
        value={trackingNo}
        error={problems.trackingNo}
        onChange={onNumber}
      />
      <Select
        label={words.courier}
        required
        placeholder={words.chooseCourier}
        value={courier ?? ""}
        hint={isDetected && courier !== null && isTrackingNumber(trackingNo) ? words.detected : undefined}
        error={problems.courier}
        options={choices()}
        onChange={(value) => onCourier(value === "" ? null : value)}
      />
    </>
  );
}
