import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { SlantedAction } from "../../ui/SlantedAction.tsx";
import { Slider } from "../../ui/Slider.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { Part, State } from "./Part.tsx";

const countries = [
  { value: "nl", label: "Netherlands" },
  { value: "be", label: "Belgium" },
];

function Buttons() {
  return (
    <Part name="Button">
      <State name="primary">
        <Button>Save</Button>
      </State>
      <State name="busy">
        <Button busy>Save</Button>
      </State>
      <State name="off, with a reason">
        <Button disabledReason="Give it a name first">Save</Button>
      </State>
      <State name="second">
        <Button variant="second">Cancel</Button>
      </State>
      <State name="ink">
        <Button variant="ink">Take over</Button>
      </State>
      <State name="danger">
        <Button variant="danger">Delete</Button>
      </State>
      <State name="danger, confirming">
        <Button variant="danger-solid">Delete</Button>
      </State>
      <State name="quiet">
        <Button variant="quiet">Skip</Button>
      </State>
      <State name="link">
        <Button variant="link">View the logo</Button>
      </State>
      <State name="small">
        <Button size="sm">Save</Button>
      </State>
      <State name="large">
        <Button size="lg">Go to checkout</Button>
      </State>
      <State name="icon">
        <IconButton icon={IconTrash} label="Delete" shortcut="Del" />
      </State>
      <div className="on-ink flex w-full items-stretch gap-4 bg-ink p-4 text-paper">
        <Button>Add to cart</Button>
        <Button variant="second">Save</Button>
        <Button variant="inverse">View</Button>
      </div>
      <div className="on-ink flex h-18 w-full justify-end bg-ink text-paper">
        <SlantedAction>Add to cart</SlantedAction>
      </div>
      <div className="on-ink flex h-18 w-full justify-end bg-ink text-paper">
        <SlantedAction busy>Adding</SlantedAction>
      </div>
    </Part>
  );
}

function Fields() {
  return (
    <Part name="Field">
      <TextField label="Rest" defaultValue="Sanne" frameClassName="w-44" />
      <TextField
        label="Error"
        defaultValue="sanne@mcl"
        error="This isn't a valid email address."
        frameClassName="w-52"
      />
      <TextField label="Off" defaultValue="NL" disabled frameClassName="w-32" />
      <TextField label="Unit" size="sm" defaultValue="57" unit="mm" frameClassName="w-28" />
      <TextField label="Hint" hint="At least 10 characters." frameClassName="w-52" />
      <PasswordField
        label="Password"
        showLabel="Show password"
        hideLabelText="Hide password"
        frameClassName="w-52"
      />
      <SelectField label="Select" choices={countries} frameClassName="w-44" />
      <SelectField
        label="Select, error"
        choices={countries}
        placeholder="Choose"
        error="Make a choice."
        frameClassName="w-44"
      />
    </Part>
  );
}

function Numbers() {
  const [height, setHeight] = useState(57);
  const [arc, setArc] = useState(20);
  const [count, setCount] = useState(3);
  const words = { lessLabel: "One less", moreLabel: "One more" };
  return (
    <>
      <Part name="Slider">
        <div className="w-60">
          <Slider label="Height" value={height} min={20} max={120} onChange={setHeight} />
        </div>
        <div className="w-60">
          <Slider
            label="Arc, zero in the middle"
            fromCentre
            value={arc}
            min={-90}
            max={90}
            onChange={setArc}
          />
        </div>
      </Part>
      <Part name="Stepper">
        <State name="zero">
          <Stepper label="None" value={0} onChange={() => undefined} {...words} />
        </State>
        <State name="value">
          <Stepper label="Some" value={count} onChange={setCount} {...words} />
        </State>
      </Part>
    </>
  );
}

export function FieldParts() {
  return (
    <>
      <Buttons />
      <Fields />
      <Numbers />
    </>
  );
}
