import type {DataModel, DataModelId, DataSource} from '@toolpad/core/Crud';
import {z} from 'zod';

const BeanForm = z.object({
  name: z.string().trim().min(1, 'Which beans are these?'),
  roast: z.enum(['light', 'medium', 'dark']),
  kilos: z.number().min(1, 'At least one kilo.').max(900, 'The store holds 900 kilos of a kind.'),
});

const StoredBean = BeanForm.extend({id: z.string()});

export type Bean = z.infer<typeof StoredBean>;

const STORAGE_KEY = 'roastery-beans';

const FIRST_BEANS: Bean[] = [
  {id: '1', name: 'Yirgacheffe', roast: 'light', kilos: 120},
  {id: '2', name: 'Huila', roast: 'medium', kilos: 18},
  {id: '3', name: 'Mantiqueira', roast: 'dark', kilos: 240},
];

export const NEW_BEAN: Omit<Bean, 'id'> = {name: '', roast: 'medium', kilos: 60};

export function readBeans(): Bean[] {
  const stored = localStorage.getItem(STORAGE_KEY);
  return stored === null ? FIRST_BEANS : z.array(StoredBean).parse(JSON.parse(stored));
}

function writeBeans(beans: Bean[]) {
  localStorage.setItem(STORAGE_KEY, JSON.stringify(beans));
}

function findBean(id: DataModelId): Bean {
  const bean = readBeans().find((each) => each.id === id);
  if (!bean) {
    throw new Error('These beans are not in the store.');
  }
  return bean;
}

export const beanSource: DataSource<Bean> = {
  fields: [
    {field: 'id', headerName: 'No.', width: 70},
    {field: 'name', headerName: 'Name', flex: 1, minWidth: 140},
    {
      field: 'roast',
      headerName: 'Roast',
      type: 'singleSelect',
      valueOptions: BeanForm.shape.roast.options,
    },
    {field: 'kilos', headerName: 'Kilos', type: 'number'},
  ],
  validate: BeanForm['~standard'].validate,
  getMany({paginationModel: {page, pageSize}, sortModel: [order]}) {
    const beans = [...readBeans()];
    if (order) {
      const sign = order.sort === 'desc' ? -1 : 1;
      const text = (bean: DataModel) => String(bean[order.field]);
      beans.sort((a, b) => sign * text(a).localeCompare(text(b), 'en', {numeric: true}));
    }
    return {items: beans.slice(page * pageSize, (page + 1) * pageSize), itemCount: beans.length};
  },
  getOne: findBean,
  createOne(values) {
    const beans = readBeans();
    const lastId = Math.max(0, ...beans.map((bean) => Number(bean.id)));
    const bean = {...BeanForm.parse(values), id: String(lastId + 1)};
    writeBeans([...beans, bean]);
    return bean;
  },
  updateOne(id, values) {
    const bean = {...findBean(id), ...BeanForm.parse(values)};
    writeBeans(readBeans().map((each) => (each.id === id ? bean : each)));
    return bean;
  },
  deleteOne(id) {
    writeBeans(readBeans().filter((bean) => bean.id !== id));
  },
};
