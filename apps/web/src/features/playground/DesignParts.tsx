import { IconEye, IconLock } from "@tabler/icons-react";
import { useState } from "react";
import { GarmentTile } from "../../ui/GarmentTile.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { LayerRow } from "../../ui/LayerRow.tsx";
import { PreflightCard } from "../../ui/PreflightCard.tsx";
import { PriceBar, PriceBreaks } from "../../ui/PriceBar.tsx";
import { SlantedAction } from "../../ui/SlantedAction.tsx";
import { Cell, HeadCell, Table, warningRow } from "../../ui/Table.tsx";
import { Wordmark } from "../../ui/Wordmark.tsx";
import { Part } from "./Part.tsx";

const layers = [
  { name: "DE VRIES", detail: "Archivo, 57 mm", hidden: false, colour: "#1b43ff" },
  { name: "47", detail: "Number, 270 mm", hidden: false, colour: "#0e1013" },
  { name: "logo.svg", detail: "Image, hidden", hidden: true, colour: "#8aa0ff" },
];

const breaks = [
  { id: "1", text: "Now 2", reached: true },
  { id: "5", text: "5 = −5%", reached: false },
  { id: "10", text: "10 = −10%", reached: false },
];

export function DesignParts() {
  const [selected, setSelected] = useState("DE VRIES");
  return (
    <>
      <Part name="Layers">
        <div className="w-72 border border-line">
          {layers.map(({ name, detail, hidden, colour }) => (
            <LayerRow
              key={name}
              name={name}
              detail={detail}
              hidden={hidden}
              selected={name === selected}
              thumb={<span className="block size-8" style={{ background: colour }} />}
              actions={
                <IconButton
                  icon={hidden ? IconLock : IconEye}
                  iconSize={18}
                  label={`Show ${name}`}
                />
              }
              onSelect={() => setSelected(name)}
            />
          ))}
          <PreflightCard
            title="Resolution too low"
            text="lumo-logo.png on the left sleeve prints at 96 dpi at 210 mm. We print sharp from 150 dpi."
            position="1 of 3"
            fix={{ label: "Shrink to 134 mm", onPress: () => undefined }}
          />
        </div>
      </Part>
      <Part name="Table">
        <Table label="Riders">
          <thead>
            <tr>
              <HeadCell>Name</HeadCell>
              <HeadCell numeric>Number</HeadCell>
            </tr>
          </thead>
          <tbody>
            <tr>
              <Cell>De Vries</Cell>
              <Cell numeric>47</Cell>
            </tr>
            <tr className={warningRow}>
              <Cell className="pl-3">Janssen</Cell>
              <Cell numeric>47</Cell>
            </tr>
          </tbody>
        </Table>
      </Part>
      <Part name="Tile">
        <GarmentTile url={null} className="size-32" />
        <GarmentTile url={null} waiting note="Picture is being made" className="size-32" />
        <GarmentTile url={null} tone="ink" className="size-32" />
        <Wordmark />
      </Part>
      <Part name="Price bar">
        <div className="w-full">
          <PriceBar
            price="€239.95"
            priceDetail="Race kit each, incl. VAT"
            action={<SlantedAction>Add to cart</SlantedAction>}
          >
            <PriceBreaks label="Price breaks" steps={breaks} />
          </PriceBar>
        </div>
      </Part>
    </>
  );
}
