'use client';

import {Crud} from '@toolpad/core/Crud';
import {NEW_TOOL, type Tool} from '@/lib/tool';
import {toolSource} from '@/lib/toolSource';

export default function ToolsPage() {
  return (
    <Crud<Tool>
      dataSource={toolSource}
      rootPath="/tools"
      initialPageSize={25}
      defaultValues={NEW_TOOL}
      slotProps={{list: {dataGrid: {disableColumnFilter: true}}}}
    />
  );
}
