import { may, nextStage, type ProductionStage, productionStages } from "@holeshot/domain";
import { IconCamera } from "@tabler/icons-react";
import { type SubmitEvent, useRef, useState } from "react";
import { hasStatus } from "../../../lib/api/api-problem.ts";
import { call } from "../../../lib/api/call.ts";
import { useT } from "../../../lib/i18n/language-store.ts";
import { usePageTitle } from "../../../lib/page-title.ts";
import { useCustomer } from "../../../lib/session/customer.ts";
import { productWord } from "../../../parts/garment-words.ts";
import { Button } from "../../../ui/Button.tsx";
import { FieldError } from "../../../ui/FieldFrame.tsx";
import { TextField } from "../../../ui/TextField.tsx";
import { deskError } from "../parts/desk-error.ts";
import { remadeWords } from "./remade-words.ts";
import { useWords } from "../use-words.ts";
import { ScanCamera } from "./ScanCamera.tsx";
import { useBlockAct } from "./use-block-act.tsx";
import { useRemakeAct } from "./use-remake-act.tsx";
import { sizeOf, type Unit, useMoveUnits } from "./use-units.ts";

/** For the workshop's phone: a scanner types the label's code or the camera sees it, one large button moves the garment on, another takes it back. */
export function ScanView() {
  const t = useT();
  const say = useWords();
  usePageTitle(say("scan.title"));
  const field = useRef<HTMLInputElement>(null);
  const [unit, setUnit] = useState<Unit>();
  const [back, setBack] = useState<ProductionStage>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const moveUnits = useMoveUnits();
  const askBlock = useBlockAct(setUnit);
  const askRemake = useRemakeAct(([remade]) => {
    setUnit(remade);
    setBack(undefined);
  });
  const { data: me } = useCustomer();

  async function look(code: string): Promise<void> {
    setBack(undefined);
    setUnit(await call("findUnit", { query: { code } }));
  }

  function run(act: () => Promise<void>): void {
    if (busy) return;
    setBusy(true);
    setError(undefined);
    act()
      .catch((failure: unknown) =>
        setError(hasStatus(failure, 404) ? say("scan.unknown") : deskError(t, say, failure)),
      )
      .finally(() => {
        setBusy(false);
        field.current?.select();
      });
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    const code = field.current?.value.trim() ?? "";
    if (code !== "") return run(() => look(code));
    setError(t("field.required"));
    field.current?.focus();
    return undefined;
  }

  const move = (to: ProductionStage, undo?: ProductionStage) =>
    run(async () => {
      if (unit === undefined) return;
      const [moved] = await moveUnits([unit], to);
      setUnit(moved ?? unit);
      setBack(undo);
    });

  const next = unit && nextStage(unit.stage);
  const mayMove = me !== undefined && may(me.role, "production.move");
  return (
    <div className="mx-auto flex w-full max-w-[480px] flex-col gap-5">
      <h1 className="type-h2">{say("scan.title")}</h1>
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <TextField
          ref={field}
          label={say("scan.code")}
          hint={say("scan.hint")}
          size="lg"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={300}
          frameClassName="grow"
        />
        <Button type="submit" size="lg" variant="ink" busy={busy}>
          {say("scan.find")}
        </Button>
      </form>
      <CameraPart onOpen={() => setError(undefined)} onCode={(code) => run(() => look(code))} />
      <FieldError text={error} />
      {unit !== undefined && (
        <section aria-live="polite" className="flex flex-col gap-4 border-t border-line pt-4">
          <UnitFacts unit={unit} />
          {mayMove && unit.blocked === null && (
            <>
              {next && (
                <Button
                  className="min-h-24 type-h2"
                  busy={busy}
                  onClick={() => move(next, unit.stage)}
                >
                  {say("scan.next", { stage: say(`stage.${next}`) })}
                </Button>
              )}
              {back !== undefined && (
                <Button
                  variant="second"
                  className="min-h-16"
                  busy={busy}
                  onClick={() => move(back)}
                >
                  {say("scan.undo", { stage: say(`stage.${back}`) })}
                </Button>
              )}
            </>
          )}
          {mayMove && (unit.blocked === null || unit.blocked_here !== null) && (
            <Button variant="quiet" size="lg" busy={busy} onClick={() => askBlock(unit)}>
              {say(unit.blocked === null ? "act.hold" : "act.release")}
            </Button>
          )}
          {me !== undefined && may(me.role, "packs.make") && (
            <Button variant="quiet" size="lg" busy={busy} onClick={() => askRemake([unit])}>
              {say("remake.act")}
            </Button>
          )}
        </section>
      )}
    </div>
  );
}

interface CameraPartProps {
  onOpen: () => void;
  onCode: (code: string) => void;
}

/** The camera while somebody wants it; after each code it is off again. */
function CameraPart({ onOpen, onCode }: CameraPartProps) {
  const say = useWords();
  const [isOn, setIsOn] = useState(false);
  if (!hasCamera()) return null;
  // One button for both: whoever pressed it still stands on it.
  return (
    <div className="flex flex-col gap-3">
      {isOn && (
        <ScanCamera
          onCode={(code) => {
            setIsOn(false);
            onCode(code);
          }}
        />
      )}
      <Button
        size="lg"
        variant="second"
        icon={isOn ? undefined : IconCamera}
        onClick={() => {
          if (!isOn) onOpen();
          setIsOn(!isOn);
        }}
      >
        {say(isOn ? "scan.camera_close" : "scan.camera")}
      </Button>
    </div>
  );
}

/** Where there is none, and where the page is not told over a safe line, the browser has no such thing. */
function hasCamera(): boolean {
  return "mediaDevices" in navigator;
}

function UnitFacts({ unit }: { unit: Unit }) {
  const say = useWords();
  const t = useT();
  const at = productionStages.indexOf(unit.stage) + 1;
  return (
    <div>
      <p className="type-h2">{`${t(productWord(unit.product))} ${sizeOf(unit)}`}</p>
      {unit.rider !== null && <p className="type-h3">{unit.rider}</p>}
      <p className="mt-1 tabular text-mute">
        {`${unit.order_number}, ${unit.position}, ${unit.copy}/${unit.of}, ${unit.design}`}
      </p>
      <p className="mt-3 type-lead font-semibold">
        {say("scan.at", {
          stage: say(`stage.${unit.stage}`),
          place: at,
          of: productionStages.length,
        })}
      </p>
      {unit.remade !== null && <p className="mt-1">{remadeWords(say, unit.remade)}</p>}
      {unit.given_back && (
        <p role="status" className="mt-1 font-semibold text-err">
          {say("board.given_back")}
        </p>
      )}
      {unit.blocked !== null && (
        <p role="status" className="mt-2 bg-err-wash px-3 py-2 text-err">
          {say("order.held", { reason: unit.blocked })}
        </p>
      )}
    </div>
  );
}
