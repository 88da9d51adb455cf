-- Cloths that bore another's name have one of their own.

-- Gloves' was called by what it is for.
update cloth_lots set cloth = 'stretch-mesh' where cloth = 'printed';

-- A jersey's knit and the woven cloth of pants were both `stretch`; at the desk the list had the second one's name alone.
update cloth_lots set cloth = 'woven-stretch' where cloth = 'stretch' and measured_by is not null;
