import { useState } from "react";
import { CheckBox, Radio, Switch } from "../../ui/CheckBox.tsx";
import { OptionRow, OptionRows } from "../../ui/OptionRows.tsx";
import { Swatch } from "../../ui/Swatch.tsx";
import { TabPanel, Tabs } from "../../ui/Tabs.tsx";
import { Part, State } from "./Part.tsx";

const tabs = [
  { id: "first", label: "First", count: 7 },
  { id: "second", label: "Second" },
  { id: "third", label: "Third" },
];

export function ChoiceParts() {
  const [tab, setTab] = useState("first");
  return (
    <>
      <Part name="Choice">
        <CheckBox label="Off" />
        <CheckBox label="On" defaultChecked />
        <CheckBox label="Refused" error="You must accept the warning to continue." />
        <CheckBox label="Disabled" disabled />
        <Radio name="play" label="One" defaultChecked />
        <Radio name="play" label="Other" />
        <Switch label="Off" />
        <Switch label="On" defaultChecked />
      </Part>
      <Part name="Option row">
        <div className="w-full">
          <OptionRows legend="Delivery">
            <OptionRow
              name="delivery"
              title="Standard"
              detail="With you on Tuesday"
              aside="Free"
              defaultChecked
            />
            <OptionRow name="delivery" title="Express" aside="€19.95" />
            <OptionRow name="delivery" title="Not from this amount" aside="€0.00" disabled />
          </OptionRows>
        </div>
      </Part>
      <Part name="Swatch">
        <State name="rest">
          <Swatch label="Cobalt" colour="#1b43ff" />
        </State>
        <State name="chosen">
          <Swatch label="Cobalt" colour="#1b43ff" chosen />
        </State>
        <State name="light">
          <Swatch label="Chalk" colour="#f7f8f9" />
        </State>
        <State name="gradient">
          <Swatch label="Dusk" colour="#ff4d12" colourTo="#181b20" />
        </State>
        <State name="not printable">
          <Swatch label="Neon green, not printable" colour="#30ff12" unprintable />
        </State>
      </Part>
      <Part name="Tabs">
        <div className="w-full">
          <Tabs label="Products" name="play" tabs={tabs} selected={tab} onSelect={setTab} />
          <TabPanel name="play" id={tab} className="pt-3 type-small text-mute">
            {tab}
          </TabPanel>
        </div>
      </Part>
    </>
  );
}
